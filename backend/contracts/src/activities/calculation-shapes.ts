/** JSON schemas of the structured values of a calculation, for the description of the API. */
type Shape = Readonly<Record<string, unknown>>;

const words = (description: string): Shape => ({ type: 'string', description });
const exactDecimal = (description: string) => words(`${description}, an exact decimal`);
const day: Shape = { type: 'integer', format: 'int64', description: 'Epoch milliseconds of a UTC midnight' };
const orNull = (shape: Shape): Shape => ({ ...shape, type: [shape['type'], 'null'] });
const object = (properties: Readonly<Record<string, Shape>>): Shape => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const listOf = (items: Shape): Shape => ({ type: 'array', items });

export const GASES_SHAPE: Shape = {
  ...object({
    co2: orNull(exactDecimal('kg of CO₂')),
    ch4: orNull(exactDecimal('kg CO₂e of CH₄')),
    n2o: orNull(exactDecimal('kg CO₂e of N₂O')),
  }),
  description:
    'The figure by gas, each in CO₂e; empty if the publisher gives no split. The publisher rounds each gas separately, so the sum can differ from the figure in the last digits',
};

export const PARTS_SHAPE: Shape = {
  ...listOf(
    object({
      from: day,
      to: day,
      days: { type: 'integer', description: 'Inclusive of both days' },
      quantity: exactDecimal('Part of the quantity, in calc_units'),
      factor_id: words('Row of the factor, {set}/{row of the publisher}'),
      factor_year: { type: 'integer' },
      factor: exactDecimal('kg CO₂e for one of calc_units'),
      kg: exactDecimal('quantity × factor'),
    }),
  ),
  description: 'The period split by factor year, in proportion to days; the kg of the parts add up to the figure',
};

export const INPUTS_SHAPE: Shape = {
  ...listOf(
    object({
      label: words('English name of the input'),
      value: words('As entered'),
      units: orNull(words('Unit as entered')),
      as: orNull(words('Unit used in the calculation')),
      use: { type: 'string', enum: ['times', 'over', 'told'] },
    }),
  ),
  description:
    'Entered values: the quantity is the product of the `times` values divided by the `over` values; `told` values only determined the factor',
};

export const BASIS_OPTIONS_SHAPE: Shape = {
  ...listOf(
    object({
      label: words('English name of the quantity'),
      basis: { type: 'number' },
      basis_units: words('Unit as entered'),
    }),
  ),
  description: 'Quantities with a unit, each once',
};

export const PROBLEM_SHAPE: Shape = {
  ...object({
    code: words('Stable code of the problem'),
    params: { type: 'object', additionalProperties: { type: 'string' } },
  }),
  description: 'The problem in err_msg as a code with parameters, for translation',
};

export const HEADLINE_SHAPE: Shape = {
  ...object({
    from: day,
    to: day,
    scope: { type: 'string' },
    CO2: { type: ['number', 'null'], description: 'kg CO₂e of the used rows, without the market-based ones' },
    market_CO2: { type: ['number', 'null'], description: 'kg CO₂e of the used market-based rows' },
    note: { type: ['string', 'null'], description: 'Why nothing is counted where another record is counted instead' },
  }),
  description: 'Headline of the activity',
};

export const EXPLANATION_SHAPE: Shape = object({
  calc_id: { type: 'string' },
  sentence: words('In the user’s language'),
  formula: words('Quantity times factor, or the sum of the parts'),
  steps: {
    ...listOf(
      object({
        kind: { type: 'string', enum: ['conversion', 'quantity', 'product', 'sum'] },
        text: words('The step in the user’s language'),
        terms: listOf(
          object({
            value: exactDecimal('One term'),
            units: orNull(words('Its unit')),
            over: { type: 'boolean', description: 'The others are divided by it' },
          }),
        ),
        value: exactDecimal('What the terms give: their product, of a sum their sum'),
        units: words('Unit of the result'),
      }),
    ),
    description: 'From the entered values to the figure; every amount is in the unit of the factor it is multiplied by',
  },
  kg: exactDecimal('The figure in kg CO₂e; empty if there is none'),
  scope: { type: 'string' },
  component: { type: 'string' },
  scope2_basis: { type: ['string', 'null'] },
  scope3_category: { type: ['integer', 'null'] },
  subject: { type: 'string' },
  inputs: listOf(
    object({
      label: { type: 'string' },
      value: { type: 'string' },
      units: { type: ['string', 'null'] },
      text: words('Value and unit in the user’s language'),
    }),
  ),
  conversions: listOf(object({ from: { type: 'string' }, to: { type: 'string' }, factor: { type: 'string' } })),
  factors: listOf(
    object({
      id: words('{set}/{row of the publisher}, as GET /api/data/factors?id= takes it'),
      set: { type: 'string' },
      publisher: { type: 'string' },
      edition: { type: 'string' },
      revision: { type: 'string' },
      row: words('Table and row of the publisher'),
      label: { type: 'string' },
      value: exactDecimal('The factor'),
      units: { type: 'string' },
      text: words('The factor with its unit in the user’s language'),
      region: { type: 'string' },
      year: { type: 'integer' },
      gwp: words('Set of global warming potentials; empty if the publisher does not name one'),
      licence: { type: 'string' },
      source_url: { type: 'string' },
      note: { type: ['string', 'null'] },
    }),
  ),
  parts: PARTS_SHAPE,
  gases: orNull(GASES_SHAPE),
  why: words('Why this factor was used, in the user’s language'),
  counted_instead: { type: ['string', 'null'], description: 'ID of the activity that is counted instead of this one' },
  imported: {
    ...orNull(object({ import_id: { type: 'string' }, file: words('Name of the file'), row: { type: 'integer' } })),
    description: 'The import that created the activity or last changed it',
  },
  data_quality: { type: 'integer', minimum: 1, maximum: 5 },
  engine_version: { type: 'string' },
  input_hash: words('SHA-256 of what the figure was made of'),
  made_on: { type: 'integer', format: 'int64', description: 'Epoch milliseconds' },
  made_by: { type: 'string' },
});
