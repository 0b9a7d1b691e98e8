/** Whether our own server renders the page and takes its forms and files. On Supabase a script does, and files have no place yet. */
export const hasOwnServer = !import.meta.env.VITE_SUPABASE_URL;
