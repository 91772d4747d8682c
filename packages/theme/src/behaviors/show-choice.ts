/**
 * Shows one of several: a panel of a row of tabs or of a select, which stand before their panels; the mark of a switch of views
 * (`data-octavo-choice` on both); or, for what is one of them itself (`data-octavo-own`), whether it shows. The browser's own search finds what
 * is hidden.
 *
 * `createRestoreScript` sends this function's own text to documents: it must name nothing outside itself.
 */
export function showChoice(choice: Element, index: number): void {
  const own = choice.getAttribute('data-octavo-own');
  const radios = choice.querySelectorAll<HTMLInputElement>(':scope > label > input');
  for (const [at, radio] of radios.entries()) radio.checked = at === index;
  if (radios.length > 0) return;
  for (const [at, part] of [...(own === null ? choice.children : [choice])].entries()) {
    if (at + Number(own) === index) part.removeAttribute('hidden');
    else part.setAttribute('hidden', 'until-found');
  }
  if (own !== null) return;
  const list = choice.previousElementSibling;
  for (const [at, tab] of [...(list?.children ?? [])].entries()) {
    if (tab.getAttribute('role') !== 'tab') continue;
    tab.setAttribute('aria-selected', String(at === index));
    tab.setAttribute('tabindex', at === index ? '0' : '-1');
  }
  const select = list?.querySelector('select');
  if (select) select.value = String(index);
}
