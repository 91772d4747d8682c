import { cancel, confirm, intro, isCancel, select, text } from '@clack/prompts';
import { readPlainFolder } from '@octavo/vite/internal/setup';
import type { InitOptions } from '../init-site.ts';
import { checkAppVite } from '../project/check-app-vite.ts';
import type { App } from '../project/find-app.ts';
import { createTitle } from './create-title.ts';
import { findProject } from '../project/find-project.ts';
import type { Project } from '../project/find-project.ts';

/** What was said on the command line. */
export type GivenOptions = Partial<InitOptions>;

/** Asks for what was not said; undefined when the answer was Ctrl-C. */
export async function askQuestions(given: GivenOptions): Promise<InitOptions | undefined> {
  intro('Octavo: a documentation site');
  const folder = given.folder ?? (await askText('Which folder? (default: the current one)', '.'));
  if (folder === undefined) return undefined;
  const project = findProject(folder);
  // Before anything else is asked.
  if (project.app !== undefined && given.mode !== 'apart') checkAppVite(project.app);
  const hasSite = project.siteConfig !== undefined;
  const title = suggestName(project);
  const name = given.name ?? (hasSite ? title : await askText('Site name?', title));
  if (name === undefined) return undefined;
  const site = given.site ?? (hasSite ? '' : await askSite());
  if (site === undefined) return undefined;
  // Pages that are there are the site.
  const isNew = !hasSite && project.pages.length === 0;
  const withApi =
    given.withApi ?? (isNew ? await ask(confirm({ message: 'Create an API reference from an OpenAPI file?', initialValue: true })) : false);
  if (withApi === undefined) return undefined;
  const mode = given.mode ?? (project.app === undefined ? 'apart' : await askMode(project.app));
  return mode === undefined ? undefined : { folder, name, ...(site !== '' && { site }), withApi, mode };
}

/** The answers of somebody who cannot be asked. */
export function defaultAnswers({ folder = '.', name, site, withApi = true, mode }: GivenOptions): InitOptions {
  const project = findProject(folder);
  return {
    folder,
    name: name ?? suggestName(project),
    ...(site !== undefined && { site }),
    withApi,
    mode: mode ?? (project.app === undefined ? 'apart' : 'alongside'),
  };
}

/** Pages that are there have named their site, as `octavo dev` shows it without a config. */
function suggestName({ folder, content, pages }: Project): string {
  const name = pages.length > 0 && content === folder ? readPlainFolder(content)['name'] : undefined;
  return typeof name === 'string' ? name : createTitle(folder);
}

function askMode({ host, canEmbed }: App): Promise<InitOptions['mode'] | undefined> {
  const options: { value: InitOptions['mode']; label: string; hint: string }[] = [
    { value: 'alongside', label: 'Next to the app, at /docs', hint: 'separate pages, built with the app' },
    { value: 'embedded', label: 'Inside the app, in its router', hint: 'a React component' },
    { value: 'apart', label: 'Separate from the app', hint: 'its Vite config stays as it is' },
  ];
  return ask(
    select({
      message: `Found ${host === undefined ? 'a Vite app' : `an app with ${host.name}`}. Where should it show the docs?`,
      options: options.filter(({ value }) => canEmbed || value !== 'embedded'),
    }),
  );
}

async function ask<Answer>(answer: Promise<Answer>): Promise<Exclude<Answer, symbol> | undefined> {
  const value = await answer;
  if (!isCancel(value)) return value as Exclude<Answer, symbol>;
  cancel('Nothing was written.');
  return undefined;
}

/** Asks for a text; Enter alone takes `usual`, and what is typed takes its place. */
async function askText(message: string, usual: string): Promise<string | undefined> {
  const answer = await ask(text({ message, placeholder: usual, defaultValue: usual }));
  return answer === undefined ? undefined : answer.trim() || usual;
}

/** Empty where it is not known yet. */
async function askSite(): Promise<string | undefined> {
  const message = 'Public URL? (leave empty if unknown)';
  const answer = await ask(text({ message, placeholder: 'https://docs.example.com', defaultValue: '', validate: checkAddress }));
  return answer?.trim().replace(/\/+$/, '');
}

function checkAddress(value: string | undefined): string | undefined {
  const address = value?.trim() ?? '';
  return address === '' || (/^https?:\/\/[^/]/.test(address) && URL.canParse(address))
    ? undefined
    : 'Write it in full: https://docs.example.com';
}
