/** Brings style sheets that the document lacks; resolves once they count. */
export async function showSheets(urls: readonly string[]): Promise<void> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(
    urls.map((href) => {
      const there = links.find((link) => link.getAttribute('href') === href);
      if (there) return void (there.media = 'all');
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
      return new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
      });
    }),
  );
}
