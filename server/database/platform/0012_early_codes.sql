-- A code of a clock that is fast is refused, and the owner told by how much. It is not accepted when its time comes, either: whoever
-- guessed it would only have to wait.
set local role supabase_auth_admin;

alter table auth.mfa_factors add column early_step integer;

reset role;
