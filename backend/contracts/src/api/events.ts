import type { Role } from '../portal/roles';

/** Reports a change in a list; pages refetch that key. The socket never carries records themselves. */
export interface Changed {
  entity: string;
  /** Name of the entity in lists: `activities` for all 22 types. */
  kind: string;
  /** Absent after a bulk write of several records. */
  id?: string;
  version?: number;
}

/** State of a job, pushed to the person who started it. `total` is null while it is unknown. */
export interface JobProgress {
  id: string;
  kind: string;
  /**
   * English name of the job's kind; absent where it has none, or where the reporting process does not run that kind.
   */
  label?: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  done: number;
  total: number | null;
  message: string | null;
  /** Roles of which any one is enough, where the job failed because the person lacks one. */
  roles?: readonly Role[];
  /** Subject of the job, where its kind names one: a record's name as a person entered it, and its page. */
  about?: JobSubject;
}

/** Record or file that a job works on: its name, and the path of its page. */
export interface JobSubject {
  name?: string;
  link?: string;
}

/** Notice to one person; `text` is a dictionary key, `link` a path of the portal. */
export interface Notice {
  id: string;
  text: string;
  /** Values of the placeholders in `text`. */
  params?: Readonly<Record<string, string>>;
  link: string | null;
  created_on: number;
}

/** All events that the server pushes, with their payloads. */
export interface PushEvents {
  changed: Changed;
  job: JobProgress;
  notice: Notice;
  /**
   * A remote has a new version. The event does not say which: only the portal answer does, to people who may open it.
   */
  release: Record<never, never>;
  /** An event was pushed after the portal answer was made and before the page connected: refetch what is on screen. */
  missed: Record<never, never>;
  /** The session has ended or lost rights: fetch the portal answer again. */
  revoked: { reason: 'session' | 'roles' | 'modules' };
}
