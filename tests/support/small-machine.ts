// Run before the server (`node --import`): it runs as in a container of 512 MB.
process.constrainedMemory = () => 512 * 2 ** 20;
