import { day, decimal, money } from '@lichen/contracts/entity/fields';
import { FieldValue } from '@lichen/kit';
import type { Story } from '../story';

const FIELDS = { amount: decimal('Amount'), from: day('From'), cost: money('Cost') };
const COST = { currency: 'GBP', amount: 601.2 };

export const story: Story = {
  of: 'FieldValue',
  states: [
    { name: 'Number', Shown: () => <FieldValue field={FIELDS.amount} overrides={{}} value={11980.5} /> },
    { name: 'Day', Shown: () => <FieldValue field={FIELDS.from} overrides={{}} value={Date.UTC(2026, 0, 31)} /> },
    { name: 'Money', Shown: () => <FieldValue field={FIELDS.cost} overrides={{}} value={COST} /> },
    { name: 'Empty', Shown: () => <FieldValue field={FIELDS.amount} overrides={{}} value={null} /> },
  ],
};
