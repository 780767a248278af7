/** What a task is waiting for, and how it ended. */
export const TASK_STATUSES = { open: 'Open', closed: 'Done', cancelled: 'Cancelled' } as const;

export const TASK_TEXTS = {
  /** Of a note without words. */
  noNote: 'Nothing Changed',
  over: 'This task is done or cancelled already.',
  onlyCancelled: 'A task can only be cancelled here. It is done once what it asks for is done.',
  notByHand: 'This task is done once what it asks for is done.',
  notYours: 'This task is for other people.',
} as const;
