import type { Role } from '../portal/roles';

/** Something in a list changed; pages refetch that key. Records themselves never travel through the socket. */
export interface Changed {
  entity: string;
  /** Name under which readers list the entity: `activities` for all 22 types. */
  kind: string;
  /** Absent after a bulk write. */
  id?: string;
  version?: number;
}

export interface JobProgress {
  id: string;
  kind: string;
  /** The kind in words, in English; absent where it has none, or where the process that says so does not run it. */
  label?: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  done: number;
  total: number | null;
  message: string | null;
  /** Roles of which any one is enough, where the work failed for want of one. */
  roles?: readonly Role[];
  /** What it is about, where the kind says so: a name as people gave it, and the page of it. */
  about?: JobSubject;
}

export interface JobSubject {
  name?: string;
  link?: string;
}

export interface Notice {
  id: string;
  text: string;
  /** Values of the placeholders in the text. */
  params?: Readonly<Record<string, string>>;
  link: string | null;
  created_on: number;
}

/** Names and payloads that the server pushes; the socket carries nothing else. */
export interface PushEvents {
  changed: Changed;
  job: JobProgress;
  notice: Notice;
  /** A remote has another version, and no word of which: the portal answer tells it to those who may open it. */
  release: Record<never, never>;
  /** Something was pushed between the portal answer of the page and its connection: fetch again what is on screen. */
  missed: Record<never, never>;
  /** The session has ended or lost rights: fetch the portal answer again. */
  revoked: { reason: 'session' | 'roles' | 'modules' };
}
