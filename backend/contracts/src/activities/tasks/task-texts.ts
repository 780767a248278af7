/** Statuses of a task with their labels. */
export const TASK_STATUSES = { open: 'Open', closed: 'Done', cancelled: 'Cancelled' } as const;

/** Texts of tasks that the server writes: the note of an empty answer, and refusals. */
export const TASK_TEXTS = {
  /** Text of an empty note. */
  noNote: 'Nothing Changed',
  over: 'This task is done or cancelled already.',
  onlyCancelled: 'A task can only be cancelled here. It is done once what it asks for is done.',
  notByHand: 'This task is done once what it asks for is done.',
  notYours: 'This task is for other people.',
} as const;
