/** Whether a host is this machine, as browsers see it: what is there is secure without HTTPS. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host);
}

/** Whether a host says of itself that it is this machine or in its network. */
export function isPrivateHost(host: string): boolean {
  return (
    isLoopbackHost(host) ||
    /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2})$/.test(host) ||
    /^\[f[cd][\da-f]{2}:|^\[fe80:/i.test(host) ||
    /\.local$/i.test(host)
  );
}
