/**
 * Fetches from one server: rejects where it redirects to another one, which is sent nothing.
 *
 * Browsers hide from a page where a redirect leads (Fetch standard, "opaque-redirect filtered response"): it can follow all of them or none.
 * So an empty frame asks whose policy lets it reach this server only: each step of a redirect is held against it before it is taken (CSP,
 * `connect-src`), whatever the method. `https:` of the same host is the same server there. What cannot be had: the address of the other
 * server; and where a policy has no form for a host (IPv6), or the page no origin to share with a frame, no redirect is followed at all.
 */
export async function fetchAtServer(url: string, init: RequestInit): Promise<Response> {
  const { origin } = new URL(url);
  const { contentDocument } = findFrame(origin) ?? (await openFrame(origin));
  const view = origin.includes('[') ? undefined : contentDocument?.defaultView;
  return view ? view.fetch(url, init) : fetch(url, { ...init, redirect: 'error' });
}

/** The frame of a server: where its policy held something back, that is its `data-state`. */
export function findFrame(origin: string): HTMLIFrameElement | null {
  return document.querySelector<HTMLIFrameElement>(`iframe[name="${origin}"]`);
}

/** Opens the frame of a server: it stays, since what a frame fetches ends with it. */
async function openFrame(origin: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.srcdoc = `<meta http-equiv=Content-Security-Policy content="connect-src ${origin}">`;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve));
  // Not before: until then its document is one without a policy.
  frame.name = origin;
  frame.contentDocument?.addEventListener('securitypolicyviolation', ({ originalPolicy }) => (frame.dataset['state'] = originalPolicy));
  return frame;
}
