import { readSetup } from './page-program.ts';
import { evaluateText } from '../../evaluate/evaluate-text.ts';
import { editProse } from '../../text/edit-prose.ts';
import { showMembers } from '../../text/own/show-members.ts';
import type { Codemod } from '../../tool.ts';

/** Shows the team page of VitePress's theme by headings and cards, where its members stand in the page or a module beside it. */
export const showTeam: Codemod = (text, { page, source }) => {
  if (!/<VPTeam(?:Page|Members)/.test(text)) return text;
  const program = readSetup(text);
  const read = (expression: string): unknown => evaluateText(expression, { program, file: page.file, source });
  const members = editProse(text, /^[ \t]*<VPTeamMembers\b([^<>]*?)(?:\/>|>\s*<\/VPTeamMembers>)/gm, ({ groups: [, attributes = ''] }) => {
    // `:members` alone takes the value of that name.
    const [bound, expression = 'members'] = /:members(?:="([^"]+)"|(?=\s|$))/.exec(attributes) ?? [];
    const list = bound === undefined ? undefined : read(expression);
    return Array.isArray(list) ? showMembers(list) : undefined;
  });
  const titled = editProse(
    members,
    /<VPTeamPageTitle\b[^>]*>([\s\S]*?)<\/VPTeamPageTitle>|<VPTeamPageSection\b[^>]*>([\s\S]*?)<\/VPTeamPageSection>/g,
    ({ groups: [, title, section] }) => showParts(title ?? section ?? '', title === undefined ? '##' : '#'),
  );
  return editProse(titled, /^[ \t]*<\/?VPTeamPage\b[^>]*>[ \t]*\n?/gm, () => '');
};

/** `<template #title>`, `#lead` and `#members`, which may have cards in it by now. */
function showParts(text: string, sign: string): string {
  const part = (name: string): string => new RegExp(`<template #${name}>([\\s\\S]*?)</template>`).exec(text)?.[1] ?? '';
  const line = (name: string): string => part(name).trim().replaceAll(/\s+/g, ' ');
  return [line('title') === '' ? '' : `${sign} ${line('title')}`, line('lead'), part('members').trim()]
    .filter((one) => one !== '')
    .join('\n\n');
}
