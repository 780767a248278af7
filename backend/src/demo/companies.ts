import type { Role } from '@lichen/contracts/portal/roles';

/** A meter of the demo: yearly use in kWh, its winter share, and its change from year to year. */
export interface DemoSite {
  name: string;
  country: string;
  electricity_grid: string;
  address_line1: string;
  town_or_city: string;
  post_code: string;
  /** Latitude of the town centre, in degrees. */
  latitude: number;
  longitude: number;
  yearlyKwh: number;
  winter: number;
  trend: number;
  renewable: number;
}

export interface DemoCompany {
  company_name: string;
  number: string;
  domain: string;
  sites: readonly [DemoSite, ...DemoSite[]];
  /** Members besides the administrator, with their roles. */
  people: readonly { first_name: string; last_name: string; role: string; roles: readonly Role[] }[];
}

export const DEMO_PASSWORD = 'Lichen-demo-1';

/** Two companies with invented names, so that the separation of companies can be seen. Their addresses do not exist. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    company_name: 'Harrow Brewing Co.',
    number: 'DEMO-0001',
    domain: 'harrow.example',
    sites: [
      {
        name: 'Leeds brewery',
        country: 'GB',
        electricity_grid: 'United Kingdom',
        address_line1: '1 Malt Yard',
        town_or_city: 'Leeds',
        post_code: 'LS0 0AA',
        latitude: 53.7965,
        longitude: -1.5478,
        yearlyKwh: 1_120_000,
        winter: 0.12,
        trend: -0.04,
        renewable: 0.5,
      },
      {
        name: 'York taproom',
        country: 'GB',
        electricity_grid: 'United Kingdom',
        address_line1: '7 Cask Lane',
        town_or_city: 'York',
        post_code: 'YO0 0AA',
        latitude: 53.9576,
        longitude: -1.0827,
        yearlyKwh: 84_000,
        winter: 0.25,
        trend: 0.02,
        renewable: 0,
      },
      {
        name: 'Hull depot',
        country: 'GB',
        electricity_grid: 'United Kingdom',
        address_line1: 'Unit 4 Quay Road',
        town_or_city: 'Hull',
        post_code: 'HU0 0AA',
        latitude: 53.7446,
        longitude: -0.3352,
        yearlyKwh: 152_000,
        winter: 0.18,
        trend: -0.01,
        renewable: 0,
      },
      {
        name: 'Portland bottling',
        country: 'US',
        electricity_grid: 'NWPP',
        address_line1: '20 Hop Street',
        town_or_city: 'Portland',
        post_code: '97000',
        latitude: 45.5234,
        longitude: -122.6762,
        yearlyKwh: 310_000,
        winter: 0.08,
        trend: -0.03,
        renewable: 0.2,
      },
    ],
    people: [
      { first_name: 'Edit', last_name: 'Business', role: 'Operations manager', roles: ['user', 'edit_business'] },
      {
        first_name: 'Compliance',
        last_name: 'Officer',
        role: 'Compliance officer',
        roles: ['user', 'compliance_officer'],
      },
      {
        first_name: 'Report',
        last_name: 'Approver',
        role: 'Finance director',
        roles: ['user', 'view_reports', 'approve_reports'],
      },
      { first_name: 'Plain', last_name: 'User', role: 'Member of staff', roles: ['user'] },
    ],
  },
  {
    company_name: 'Calder Glass',
    number: 'DEMO-0002',
    domain: 'calder.example',
    sites: [
      {
        name: 'Calder furnace',
        country: 'FR',
        electricity_grid: 'France',
        address_line1: '3 rue du Verre',
        town_or_city: 'Lille',
        post_code: '59000',
        latitude: 50.633,
        longitude: 3.0586,
        yearlyKwh: 2_400_000,
        winter: 0.04,
        trend: -0.02,
        renewable: 0.3,
      },
      {
        name: 'Dortmund store',
        country: 'DE',
        electricity_grid: 'Germany',
        address_line1: 'Glasweg 9',
        town_or_city: 'Dortmund',
        post_code: '44000',
        latitude: 51.5149,
        longitude: 7.466,
        yearlyKwh: 96_000,
        winter: 0.2,
        trend: 0,
        renewable: 0,
      },
    ],
    people: [{ first_name: 'Plain', last_name: 'User', role: 'Member of staff', roles: ['user'] }],
  },
];
