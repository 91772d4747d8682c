import type { PluggableList } from 'unified';
import type { ShikiTransformer } from '@shikijs/core';
import type { CodeExtension, MarkdownExtension, MarkdownPage, MarkdownPlugins } from '../extension/extension.ts';
import { guard } from '../extension/extension-error.ts';
import { importExtension } from '../extension/extension-module.ts';
import type { ExtensionModule } from '../extension/extension-module.ts';
import { guardPlugins } from '../extension/guard-plugins.ts';
import { createOwnExtensions } from './own-extensions.ts';

/** What extensions add to the steps of the compiler, Octavo's own last. */
export interface ExtensionSteps {
  remark(page: MarkdownPage): Promise<PluggableList>;
  rehype(page: MarkdownPage): Promise<PluggableList>;
  /** Whether extensions bring plugins of remark or rehype, or may: those may read more of a tree than Octavo's own steps. */
  hasPlugins: boolean;
  /** Undefined where none of them says anything of code. */
  code?: CodeExtension;
}

/** Loads the steps of extensions; those that were asked for last are kept. */
export function createStepLoader(): (modules: readonly ExtensionModule[]) => Promise<ExtensionSteps> {
  const own = createOwnExtensions().flatMap(({ markdown }) => markdown ?? []);
  let last: { key: string; steps: Promise<ExtensionSteps> } | undefined;
  return (modules) => {
    const key = modules.map(({ url }) => url).join(' ');
    if (last?.key !== key) last = { key, steps: loadSteps(modules, own) };
    return last.steps;
  };
}

async function loadSteps(modules: readonly ExtensionModule[], own: readonly MarkdownExtension[]): Promise<ExtensionSteps> {
  const given = await Promise.all(
    modules.map(async (module) => guardMarkdown((await guard(importExtension, module)(module)).markdown ?? {}, module)),
  );
  const all = [...given, ...own];
  const codes = all.flatMap(({ code }) => code ?? []);
  const themes = codes.map((code) => code.themes).find((one) => one !== undefined);
  return {
    hasPlugins: given.some(({ remark, rehype }) => mayBring(remark) || mayBring(rehype)),
    remark: (page) =>
      listPlugins(
        all.map(({ remark }) => remark),
        page,
      ),
    rehype: (page) =>
      listPlugins(
        all.map(({ rehype }) => rehype),
        page,
      ),
    ...(codes.length > 0 && {
      code: {
        languages: codes.flatMap(({ languages = [] }) => languages),
        transformers: codes.flatMap(({ transformers = [] }) => transformers),
        ...(themes && { themes }),
      },
    }),
  };
}

async function listPlugins(given: readonly (MarkdownPlugins | undefined)[], page: MarkdownPage): Promise<PluggableList> {
  return (await Promise.all(given.map((plugins = []) => (typeof plugins === 'function' ? plugins(page) : plugins)))).flat();
}

function mayBring(plugins: MarkdownPlugins = []): boolean {
  return typeof plugins === 'function' || plugins.length > 0;
}

/** The same steps; whatever one of them throws names the extension. */
function guardMarkdown({ remark, rehype, code }: MarkdownExtension, module: ExtensionModule): MarkdownExtension {
  const guardList = (plugins: MarkdownPlugins = []): MarkdownPlugins => {
    if (typeof plugins !== 'function') return guardPlugins(plugins, module);
    const list = async (page: MarkdownPage): Promise<PluggableList> => {
      const made: unknown = await plugins(page);
      if (!Array.isArray(made)) throw new Error('A function in place of a list of plugins must return a list: `[plugin]`.');
      return guardPlugins(made, module);
    };
    return guard(list, module);
  };
  return {
    remark: guardList(remark),
    rehype: guardList(rehype),
    ...(code && { code: { ...code, transformers: (code.transformers ?? []).map((one) => guardTransformer(one, module)) } }),
  };
}

function guardTransformer(transformer: ShikiTransformer, module: ExtensionModule): ShikiTransformer {
  const entries = Object.entries(transformer).map(([name, value]) => [name, typeof value === 'function' ? guard(value, module) : value]);
  return Object.fromEntries(entries);
}
