-- The hour of the last entry in the audit log that the person opened the inquiry, in place of the day.
alter table public.inquiry_presence rename column opened_on to opened_at;
alter table public.inquiry_presence alter column opened_at type timestamptz using opened_at::timestamp at time zone 'Asia/Beirut';
