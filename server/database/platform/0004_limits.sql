set local role supabase_auth_admin;

-- How much a network or an account has used of something since its window began.
create table auth.budgets (
  purpose text not null,
  spender text not null,
  window_start timestamptz not null default now(),
  used integer not null default 1,
  primary key (purpose, spender)
);

create index budgets_oldest_first on auth.budgets (window_start);

-- From where an account has signed in: guesses from elsewhere do not use up these networks' tries.
create table auth.known_networks (
  account text not null,
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (account, network)
);

create index known_networks_oldest_first on auth.known_networks (seen_at);

-- Takes one from a budget of `allowed` per `length`. Returns 0, or the seconds to wait when it is used up.
create function auth.spend(purpose text, spender text, allowed integer, length interval) returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  spent auth.budgets;
begin
  insert into auth.budgets as budget (purpose, spender)
  values (spend.purpose, spend.spender)
  -- A window of the far future was begun before the clock was set back.
  on conflict on constraint budgets_pkey do update set
    used = case
      when budget.window_start > now() - length and budget.window_start < now() + length then budget.used + 1
      else 1
    end,
    window_start = case
      when budget.window_start > now() - length and budget.window_start < now() + length then budget.window_start
      else now()
    end
  returning * into spent;

  if spent.used = 1 then
    delete from auth.budgets where (budgets.purpose, budgets.spender) in (
      select old.purpose, old.spender from auth.budgets as old
      where old.window_start < now() - interval '1 hour' limit 100 for update skip locked
    );
    delete from auth.known_networks where (account, network) in (
      select old.account, old.network from auth.known_networks as old
      where old.seen_at < now() - interval '90 days' limit 100 for update skip locked
    );
  end if;
  if spent.used <= allowed then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from spent.window_start + length - now())));
end;
$$;

revoke all on function auth.spend(text, text, integer, interval) from public;

reset role;
