import { cancel, confirm, intro, isCancel, text } from '@clack/prompts';
import type { InitOptions } from './init-site.ts';
import { createTitle } from './create-title.ts';
import { findProject } from './find-project.ts';

/** What was said on the command line. */
export type GivenOptions = Partial<InitOptions>;

/** Asks for what was not said; undefined when the answer was Ctrl-C. */
export async function askQuestions(given: GivenOptions): Promise<InitOptions | undefined> {
  intro('Octavo: a documentation site');
  const folder = given.folder ?? (await ask(text({ message: 'In which folder?', initialValue: '.', validate: checkFolder })));
  if (folder === undefined) return undefined;
  const project = findProject(folder);
  const title = createTitle(project.folder);
  const name = given.name ?? (await ask(text({ message: 'What is it called?', initialValue: title, validate: checkName })));
  if (name === undefined) return undefined;
  const withApi = given.withApi ?? (await ask(confirm({ message: 'Begin an API reference from an OpenAPI file?', initialValue: true })));
  if (withApi === undefined) return undefined;
  const addsPlugin =
    project.viteConfig === undefined
      ? true
      : (given.addsPlugin ?? (await ask(confirm({ message: 'There is a Vite app here. Serve the docs in it, under /docs?' }))));
  return addsPlugin === undefined ? undefined : { folder, name, withApi, addsPlugin };
}

/** The answers of somebody who cannot be asked. */
export function defaultAnswers({ folder = '.', name, withApi = true, addsPlugin = true }: GivenOptions): InitOptions {
  return { folder, name: name ?? createTitle(findProject(folder).folder), withApi, addsPlugin };
}

async function ask<Answer>(answer: Promise<Answer>): Promise<Exclude<Answer, symbol> | undefined> {
  const value = await answer;
  if (!isCancel(value)) return value as Exclude<Answer, symbol>;
  cancel('Nothing was written.');
  return undefined;
}

function checkFolder(value: string | undefined): string | undefined {
  return value?.trim() ? undefined : 'Name a folder: `.` is this one.';
}

function checkName(value: string | undefined): string | undefined {
  return value?.trim() ? undefined : 'A site needs a name.';
}
