/** As `begin_visitor_file` bounds the files of an inquiry, their bytes in round figures. */
export const mostFiles = 12;
export const mostBytes = 150_000_000;
export const mostBytesOfFile = 50_000_000;
