/** Adds a script of another site to the page. Only `https:` addresses are taken, `//host/x.js` among them: the config is data, and no code. */
export function addScript(address: string, attributes: Readonly<Record<string, string>> = {}, onLoad?: () => void): void {
  const url = URL.canParse(address, 'https://none.invalid') ? new URL(address, 'https://none.invalid') : undefined;
  if (url?.protocol !== 'https:' || url.hostname === 'none.invalid') {
    console.warn(`The address of a script in the config must begin with https: ${address}`);
    return;
  }
  const script = document.createElement('script');
  script.src = url.href;
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  if (onLoad) script.addEventListener('load', onLoad, { once: true });
  document.head.append(script);
}
