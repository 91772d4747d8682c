import type { Json, JsonObject } from '@octavo/core';
import { findOwn } from '../../value/json-value.ts';
import { setOwn } from '../../value/set-own.ts';

/** A document that is changed many times: an object or list of it is copied when it changes first, and is then the draft's own. */
export interface OverlayDraft {
  /** How many members may still be copied, or moved within lists. */
  left: number;
  /** The object or list itself if it is the draft's own, otherwise a copy, without what is in it. */
  own<Value extends JsonObject | Json[]>(value: Value): Value;
  /** Sets a member of what is the draft's own. */
  set(target: JsonObject | Json[], name: string, value: Json): void;
  /** Adds items to a list that is the draft's own. */
  add(list: Json[], items: readonly Json[]): void;
  /** Removes members of what is the draft's own; that is not taken back. */
  remove(target: JsonObject | Json[], names: ReadonlySet<string>): void;
  /** Takes nothing for its own any more: what is put into a second place must not change in both. */
  share(): void;
  /** Makes a change wholly, or not at all where it throws. */
  attempt<Result>(change: () => Result): Result;
}

/** Makes a draft that may copy a number of members. Ten items of a list take as long as a member of an object. */
export function createOverlayDraft(most: number): OverlayDraft {
  let owned = new WeakSet<object>();
  let undone: (() => void)[] = [];
  const draft: OverlayDraft = {
    left: most,
    own: <Value extends JsonObject | Json[]>(value: Value): Value => {
      if (owned.has(value)) return value;
      draft.left -= weigh(value);
      const copy = (Array.isArray(value) ? [...value] : { ...value }) as Value;
      owned.add(copy);
      return copy;
    },
    set(target, name, value) {
      const before = findOwn(target, name);
      const put = (one: Json): void => (Array.isArray(target) ? void (target[Number(name)] = one) : setOwn(target, name, one));
      undone.push(() => (before === undefined ? Reflect.deleteProperty(target, name) : put(before)));
      put(value);
    },
    add(list, items) {
      const { length } = list;
      undone.push(() => list.splice(length));
      for (const item of items) list.push(item);
    },
    remove(target, names) {
      if (!Array.isArray(target)) {
        for (const name of names) Reflect.deleteProperty(target, name);
        return;
      }
      draft.left -= weigh(target);
      const kept = target.filter((_, index) => !names.has(String(index)));
      for (const [index, item] of kept.entries()) target[index] = item;
      target.length = kept.length;
    },
    share() {
      owned = new WeakSet();
    },
    attempt(change) {
      undone = [];
      try {
        return change();
      } catch (error) {
        for (const undo of undone.toReversed()) undo();
        throw error;
      }
    },
  };
  return draft;
}

function weigh(value: JsonObject | Json[]): number {
  return Array.isArray(value) ? value.length / 10 : Object.keys(value).length;
}
