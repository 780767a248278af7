import { type FactorSetEntry, factorSets } from '@lichen/contracts/activities/factors/factors.call';
import { LIST_LIMIT, type ListAnswer } from '@lichen/contracts/api/api-responses';
import { useCall } from '@lichen/kit';

export const useFactorSets = () => useCall<ListAnswer<FactorSetEntry>>(factorSets, { limit: LIST_LIMIT.most });
