import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  chart_config_save: {
    draft: ({ next }) => ({ chartName: `Chart ${next()}`, report_by: 'scope', filters: { scopes: { 1: true } } }),
    change: ({ next }) => ({ chartName: `Chart ${next()}` }),
  },
};
