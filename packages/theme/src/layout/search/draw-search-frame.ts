import type { SearchWords } from '@octavo/core';
import { element, sign } from './element.ts';

/** What the dialog always has, around what was found. */
export interface SearchFrame {
  element: HTMLElement;
  field: HTMLInputElement;
  /** Empties the field; hidden where it is empty. */
  clear: HTMLButtonElement;
  body: HTMLElement;
  /** What a screen reader is told. */
  status: HTMLElement;
  /** How many of the results are shown. */
  total: HTMLElement;
}

interface DrawnFrame {
  words: SearchWords;
  name: string;
  prompt: string;
  onInput: () => void;
  onPress: (event: KeyboardEvent) => void;
  onClear: () => void;
  onClose: () => void;
}

/** Draws the field, the place of the results below it, and the keys that work there. */
export function drawSearchFrame({ words, name, prompt, onInput, onPress, onClear, onClose }: DrawnFrame): SearchFrame {
  const field = element('input', {
    type: 'text',
    role: 'combobox',
    'aria-label': name,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: 200,
    placeholder: prompt,
    oninput: onInput,
    onkeydown: onPress,
  });
  const clear = element('button', { type: 'button', class: 'octavo-search-clear', onclick: onClear }, words.clear);
  const close = element(
    'button',
    { type: 'button', class: 'octavo-search-close', 'aria-label': `Esc: ${words.close}`, onclick: onClose },
    element('kbd', { 'aria-hidden': true }, 'Esc'),
    sign('close'),
  );
  const status = element('p', { role: 'status', class: 'octavo-search-status' });
  const body = element('div', { class: 'octavo-search-body' }, status);
  const total = element('span', { class: 'octavo-search-total' });
  const keys = element(
    'div',
    { class: 'octavo-search-keys', 'aria-hidden': true },
    element('span', {}, ...drawKeys('↑', '↓'), ` ${words.move}`),
    element('span', {}, ...drawKeys('↵'), ` ${words.open}`),
    element('span', {}, ...drawKeys('Esc'), ` ${words.close}`),
    total,
  );
  const bar = element('div', { class: 'octavo-search-bar' }, sign('search'), field, clear, close);
  return { element: element('div', { class: 'octavo-search-panel' }, bar, body, keys), field, clear, body, status, total };
}

function drawKeys(...keys: readonly string[]): HTMLElement[] {
  return keys.map((one) => element('kbd', {}, one));
}
