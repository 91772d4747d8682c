import { endAll, listenTo } from './listen-to.ts';
import { loadPart } from './load-part.ts';

/** What works by HTML alone, or is this script's. */
const NATIVE = '[popovertarget],[data-octavo-mode-toggle],summary,.octavo-nav-group';

/** What asks for the site's program. */
const CONTROLS =
  '.octavo :is(button,input,select,textarea,[role=tab],[role=treeitem],[aria-haspopup],[aria-describedby]),:is(.octavo-page-menu,.octavo-page-actions,.octavo-feedback) a';

/** Brings the site's program. */
export interface Waking {
  wake(): void;
}

/**
 * Brings the site's program where the reader comes near a control that needs it, and holds what is pressed and typed until it is there. `stop`
 * ends everything else of this script.
 */
export function startWaking(stop: () => void): Waking {
  const held: Event[] = [];
  let isAwake = false;
  const wake = (): void => {
    if (isAwake) return;
    isAwake = true;
    stop();
    // The reader may go back before the program is there: it takes over what is shown.
    document.getElementById('octavo')?.setAttribute('data-octavo-path', location.pathname);
    void loadPart('waking').then(({ wakePage }) => wakePage(held, () => endAll(ends)));
  };
  const hold = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
    wake();
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
    const isPlain = !metaKey && !ctrlKey && !altKey;
    const isSearch = key.toLowerCase() === 'k' ? metaKey !== ctrlKey && !altKey && !shiftKey : key === '/' && isPlain;
    if (isSearch || (isPlain && key !== 'Tab' && (held.length > 0 || (isControl(event) && /^(Enter| |Arrow|Home|End)/.test(key)))))
      hold(event);
  };
  const ends = [
    listenTo(document, ['pointerover'], (event) => isControl(event) && wake()),
    listenTo(
      document,
      ['focusin'],
      ({ target }) => target instanceof Element && target.matches('.octavo :is(input,select,textarea)') && wake(),
    ),
    listenTo(window, ['click'], (event) => isControl(event) && hold(event), true),
    listenTo(window, ['keydown'], onKey, true),
  ];
  return { wake };
}

function isControl({ target }: Event): boolean {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control !== null && !control.matches(NATIVE);
}
