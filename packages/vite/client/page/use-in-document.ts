import { useState, useSyncExternalStore } from 'react';

/** Whether what is rendered came with the document, whose scripts the browser has run; false for what React makes in the browser. */
export function useInDocument(): boolean {
  const isInDocument = useSyncExternalStore(subscribe, isCreated, isPrerendered);
  const [wasInDocument] = useState(isInDocument);
  return wasInDocument;
}

function subscribe(): () => void {
  return () => undefined;
}

function isCreated(): boolean {
  return false;
}

function isPrerendered(): boolean {
  return true;
}
