import type { PluggableList } from 'unified';
import type { ShikiTransformer } from '@shikijs/core';
import type { CodeExtension } from '../extension/extension.ts';
import { guard } from '../extension/extension-error.ts';
import { importExtension } from '../extension/extension-module.ts';
import type { ExtensionModule } from '../extension/extension-module.ts';
import { guardPlugins } from '../extension/guard-plugins.ts';

/** What extensions add to the steps of the compiler. */
export interface ExtensionSteps {
  remark: PluggableList;
  rehype: PluggableList;
  /** Undefined where none of them says anything of code. */
  code?: CodeExtension;
}

/** Loads the steps of extensions; those that were asked for last are kept. */
export function createStepLoader(): (modules: readonly ExtensionModule[]) => Promise<ExtensionSteps> {
  let last: { key: string; steps: Promise<ExtensionSteps> } | undefined;
  return (modules) => {
    const key = modules.map(({ url }) => url).join(' ');
    if (last?.key !== key) last = { key, steps: loadSteps(modules) };
    return last.steps;
  };
}

async function loadSteps(modules: readonly ExtensionModule[]): Promise<ExtensionSteps> {
  const loaded = await Promise.all(
    modules.map(async (module) => ({ module, markdown: (await guard(importExtension, module)(module)).markdown })),
  );
  const codes = loaded.flatMap(({ module, markdown }) => (markdown?.code ? [{ module, code: markdown.code }] : []));
  const themes = codes.map(({ code }) => code.themes).find((one) => one !== undefined);
  return {
    remark: loaded.flatMap(({ module, markdown }) => guardPlugins(markdown?.remark ?? [], module)),
    rehype: loaded.flatMap(({ module, markdown }) => guardPlugins(markdown?.rehype ?? [], module)),
    ...(codes.length > 0 && {
      code: {
        languages: codes.flatMap(({ code }) => code.languages ?? []),
        transformers: codes.flatMap(({ code, module }) => (code.transformers ?? []).map((one) => guardTransformer(one, module))),
        ...(themes && { themes }),
      },
    }),
  };
}

function guardTransformer(transformer: ShikiTransformer, module: ExtensionModule): ShikiTransformer {
  const entries = Object.entries(transformer).map(([name, value]) => [name, typeof value === 'function' ? guard(value, module) : value]);
  return Object.fromEntries(entries);
}
