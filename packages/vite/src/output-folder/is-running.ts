import { errorCode } from '../disk/file-system.ts';

/** Tells whether a process of this machine is alive. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be asked, which says that there is one.
    return errorCode(error) === 'EPERM';
  }
}
