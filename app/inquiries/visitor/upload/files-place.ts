/** Where the files of the inquiry are begun, and what its requests must bring. */
export type FilesPlace = () => { endpoint: string; headers: Record<string, string> };
