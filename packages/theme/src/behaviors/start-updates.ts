import { findWithin } from './find-within.ts';
import { followAddress } from './follow-address.ts';
import { listen } from './listen.ts';

const PARAM = 'tags';
const BUTTON = '.octavo-update-filter > button';

/** The tags of a changelog as switches: those that are on, in the address as `?tags=a,b`, leave the updates that have all of them. */
export function startUpdates(root: ParentNode): () => void {
  const ends = [
    followAddress(() => show(root)),
    listen(root, ['click', BUTTON], (button, event) => {
      event.preventDefault();
      toggle(button.textContent.trim());
      show(document);
    }),
  ];
  return () => ends.forEach((end) => end());
}

function show(root: ParentNode): void {
  const tags = readTags();
  const isOn = ({ textContent }: Element): boolean => tags.includes(textContent.trim());
  for (const button of findWithin(root, BUTTON)) button.setAttribute('aria-pressed', String(isOn(button)));
  for (const update of findWithin(root, '.octavo-update')) {
    const own = [...update.querySelectorAll('.octavo-update-tags > li')];
    for (const tag of own) tag.toggleAttribute('data-active', isOn(tag));
    update.toggleAttribute('hidden', own.filter(isOn).length < tags.length);
  }
}

function readTags(): string[] {
  const text = new URLSearchParams(location.search).get(PARAM) ?? '';
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean);
}

/** Writes the address in place, without a step of the history. */
function toggle(tag: string): void {
  const url = new URL(location.href);
  const tags = new Set(readTags());
  if (!tags.delete(tag)) tags.add(tag);
  if (tags.size > 0) url.searchParams.set(PARAM, [...tags].join(','));
  else url.searchParams.delete(PARAM);
  history.replaceState(history.state, '', url);
}
