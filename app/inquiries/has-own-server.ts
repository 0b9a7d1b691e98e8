/** Whether our own server renders the page and takes its forms. On Supabase a script does. */
export const hasOwnServer = !import.meta.env.VITE_SUPABASE_URL;
