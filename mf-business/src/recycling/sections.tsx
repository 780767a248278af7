import type { FigureOwner } from '@lichen/contracts/business/company/period-data.entity';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { PRODUCT_DEFAULTS, product } from '@lichen/contracts/business/products/product.entity';
import { MATERIAL_DEFAULTS, material } from '@lichen/contracts/business/recycling/material.entity';
import { RELEASES, WASTE_DEFAULTS, waste } from '@lichen/contracts/business/recycling/waste.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { Card, type Column, QueryStates, StatusTag, unitText, useSingleton, useT } from '@lichen/kit';
import type { ReactNode } from 'react';
import { YearRecords } from '../company/YearRecords';
import { clearDensity, PRODUCT_LAYOUT, productOverrides } from '../products/product-form';
import { textColumn } from '../shared/columns';
import { WARNINGS } from '../shared/warnings';
import { YearlyFigures } from '../shared/YearlyFigures';
import { useFigureColumns } from './useFigureColumns';

const DELETION = 'Click confirm to delete this record. This action cannot be undone.';

interface Props {
  year: number;
}

interface Named {
  name: string;
  units: string;
  hazardous?: boolean;
}

/** The name of a record, with a tag where it is hazardous. */
function useNameColumn<T extends Named>(): Column<T> {
  const t = useT();
  return {
    ...textColumn<T>('name', 'Name', ({ name }) => name, 'name'),
    fixed: true,
    card: 'title',
    render: ({ name, hazardous }) => (
      <span className="biz-name">
        {name} {hazardous && <StatusTag tone="attention">{t('Hazardous')}</StatusTag>}
      </span>
    ),
  };
}

const nameOf = ({ name }: Named) => name;

/** Returns a component that shows a record's yearly figures below its form. */
const figuresOf = (owner: FigureOwner, year: number) =>
  function FiguresOf(record: { _id: string; units: string }): ReactNode {
    return <YearFigures owner={owner} year={year} record={record} />;
  };

function YearFigures({ owner, year, record }: Props & { owner: FigureOwner; record: { _id: string; units: string } }) {
  const t = useT();
  return (
    <Card title={t('Figures of {year}', { year: String(year) })}>
      <YearlyFigures owner={owner} parentId={record._id} year={year} unitOf={() => unitText(record.units)} />
    </Card>
  );
}

const all = (entity: Entity) => Object.keys(entity.fields);

export function Products({ year }: Props) {
  return (
    <YearRecords
      entity={product}
      year={null}
      label="Products"
      columns={[
        useNameColumn<RecordOf<typeof product>>(),
        ...useFigureColumns<RecordOf<typeof product>>(product, 'products', year),
      ]}
      nameOf={nameOf}
      layout={PRODUCT_LAYOUT.map((section) => ({ ...section, columns: 1 }))}
      overrides={productOverrides}
      onFieldChange={clearDensity}
      initial={PRODUCT_DEFAULTS}
      below={figuresOf('products', year)}
      words={{
        ...{ action: 'Add product', title: 'Edit product', empty: 'No products are recorded.' },
        removal: { title: 'Delete product?', text: WARNINGS.product },
      }}
    />
  );
}

export function Materials({ year }: Props) {
  return (
    <YearRecords
      entity={material}
      year={null}
      label="Materials"
      columns={[
        useNameColumn<RecordOf<typeof material>>(),
        ...useFigureColumns<RecordOf<typeof material>>(material, 'materials', year),
      ]}
      nameOf={nameOf}
      layout={[{ columns: 1, fields: all(material) }]}
      overrides={{}}
      initial={MATERIAL_DEFAULTS}
      below={figuresOf('materials', year)}
      words={{
        ...{ action: 'Add material', title: 'Edit material', empty: 'No materials are recorded.' },
        removal: { title: 'Delete material?', text: DELETION },
      }}
    />
  );
}

export function Wastes({ year }: Props) {
  const t = useT();
  type Row = RecordOf<typeof waste>;
  const released = textColumn<Row>('released_to', waste.fields.released_to.label, ({ released_to: to }) =>
    to === null ? '–' : t(RELEASES[to]),
  );
  return (
    <YearRecords
      entity={waste}
      year={null}
      label="Waste"
      columns={[useNameColumn<Row>(), released, ...useFigureColumns<Row>(waste, 'wastes', year)]}
      nameOf={nameOf}
      layout={[{ columns: 1, fields: all(waste) }]}
      overrides={{}}
      initial={WASTE_DEFAULTS}
      below={figuresOf('wastes', year)}
      words={{
        ...{ action: 'Add waste', title: 'Edit waste', empty: 'No waste is recorded.' },
        removal: { title: 'Delete waste?', text: DELETION },
      }}
    />
  );
}

/** Water is recorded for the company as a whole. */
export function Water({ year }: Props) {
  const t = useT();
  const profile = useSingleton(companyProfile);
  return (
    <Card title={t('Figures of {year}', { year: String(year) })}>
      <QueryStates of={profile}>
        {({ _id }) => (
          <YearlyFigures
            owner="company_profile"
            parentId={_id}
            year={year}
            figures={['water_use', 'water_waste']}
            unitOf={() => 'm³'}
          />
        )}
      </QueryStates>
    </Card>
  );
}
