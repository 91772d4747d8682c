import type { checkValue } from '../form/check-value.ts';
import type { LinkedForm } from '../share/linked-form.tsx';
import type { AuthFields } from './auth-fields.tsx';
import type { BodyFields } from './body-fields.tsx';
import type { FormTools } from './form-tools.tsx';
import type { NoteList } from './note-list.tsx';
import type { ServerFields } from './server-fields.tsx';

/** What holds values against their schemas. */
export function loadCheckValue(): Promise<typeof checkValue> {
  return import('../form/check-value.ts').then((module) => module.checkValue);
}

/** The choice of a server and its variables. */
export function loadServerFields(): Promise<typeof ServerFields> {
  return import('./server-fields.tsx').then((module) => module.ServerFields);
}

/** The fields of credentials. */
export function loadAuthFields(): Promise<typeof AuthFields> {
  return import('./auth-fields.tsx').then((module) => module.AuthFields);
}

/** The fields of a body. */
export function loadBodyFields(): Promise<typeof BodyFields> {
  return import('./body-fields.tsx').then((module) => module.BodyFields);
}

/** What fills the form from the address of the page. */
export function loadLinkedForm(): Promise<typeof LinkedForm> {
  return import('../share/linked-form.tsx').then((module) => module.LinkedForm);
}

/** Links to the form, exports of it, and recent requests. */
export function loadFormTools(): Promise<typeof FormTools> {
  return import('./form-tools.tsx').then((module) => module.FormTools);
}

/** What else is to be known of a request. */
export function loadNoteList(): Promise<typeof NoteList> {
  return import('./note-list.tsx').then((module) => module.NoteList);
}
