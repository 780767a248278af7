import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  dismissed_findings: {
    draft: ({ next }) => ({ finding: `gap:a${next()}:b`, kind: 'gap', reason: 'Closed in that month' }),
    change: ({ next }) => ({ reason: `Closed ${next()}` }),
  },
};
