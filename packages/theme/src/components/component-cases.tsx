/// <reference types="vite/client" />
import type { ElementType } from 'react';
import type { ComponentDescriptor } from './component-descriptor.ts';

/** A descriptor with the place that its component is exported from. */
export interface FoundDescriptor extends ComponentDescriptor {
  /** From this folder: `tabs/tab.tsx`. */
  file: string;
  exportName: string;
}

/** One component as the contract suite uses it. */
export interface ComponentCase extends Pick<ComponentDescriptor, 'isInline' | 'isBare'> {
  name: string;
  Component: ElementType;
  props: Readonly<Record<string, unknown>>;
}

/** Finds the descriptors of all folders, each with the file that makes its component. */
export function findDescriptors(): FoundDescriptor[] {
  const lists = import.meta.glob<readonly ComponentDescriptor[]>('./*/descriptor.tsx', { eager: true, import: 'descriptors' });
  const modules = import.meta.glob<Record<string, unknown>>(['./*/*.tsx', '!./*/*.test.tsx', '!./*/descriptor.tsx'], { eager: true });
  const exported = Object.entries(modules).flatMap(([file, names]) =>
    Object.entries(names).map(([exportName, value]) => ({ file: file.slice('./'.length), exportName, value })),
  );
  return Object.values(lists)
    .flat()
    .map((descriptor) => {
      const found = exported.find(({ value }) => value === descriptor.component);
      if (found === undefined)
        throw new Error(`${descriptor.name ?? descriptor.elements?.join(', ')} is exported by no file of its folder.`);
      return { ...descriptor, file: found.file, exportName: found.exportName };
    });
}

/** Every component that a page may use, its other names, its elements and its parts too. */
export function createComponentCases(): ComponentCase[] {
  return findDescriptors().flatMap(({ name, aliases = [], elements = [], component, parts = {}, props = {}, ...flags }) => {
    const names = [...(name === undefined ? [] : [name]), ...aliases];
    const whole = isComponent(component) ? [...names, ...elements].map((one) => createCase(one, component, { props, ...flags })) : [];
    const entries = new Map(Object.entries(component));
    const held = names.flatMap((one) =>
      Object.entries(parts).map(([part, own]) => createCase(`${one}.${part}`, entries.get(part), { props: own })),
    );
    return [...whole, ...held];
  });
}

function createCase(
  name: string,
  Component: ElementType,
  { props, isInline, isBare }: Omit<ComponentDescriptor, 'component'>,
): ComponentCase {
  return { name, Component, props: { children: 'Text', ...props }, ...(isInline && { isInline }), ...(isBare && { isBare }) };
}

/** A component, not a record of parts: those are plain objects. */
function isComponent(entry: unknown): entry is ElementType {
  return typeof entry === 'function';
}
