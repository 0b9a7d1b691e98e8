/** A host name or address of this machine. */
export const loopbackHost = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;
