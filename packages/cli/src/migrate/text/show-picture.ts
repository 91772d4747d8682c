import { editProse } from './edit-prose.ts';

/** `src={boat}`, and `<Boat className="a" />` of a drawing that is a component. */
export function showPicture(text: string, name: string, address: string): string {
  const placed = editProse(text, new RegExp(`=\\{${name}(?:\\.src)?\\}`, 'g'), () => `="${address}"`);
  return editProse(
    placed,
    new RegExp(`<${name}(?=[\\s/>])([^<>]*?)\\s*/>`, 'g'),
    ({ groups: [, attributes = ''] }) => `<img src="${address}"${attributes} />`,
  );
}
