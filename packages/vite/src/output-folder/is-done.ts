import { errorCode } from '../disk/file-system.ts';

/** Does something that nothing else waits for; false when the system refused. */
export function isDone(action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return false;
  }
}
