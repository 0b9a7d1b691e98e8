/** What a request to the auth service carries through Hono. */
export interface AuthEnvironment {
  Variables: {
    address: string;
    /** What limits count the request for; see request-network.ts. */
    network: string;
    /** The call has counted for its network. */
    isCounted?: boolean;
  };
}
