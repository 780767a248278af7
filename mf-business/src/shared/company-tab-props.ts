/** What the company's page hands to the tab that is open. */
export interface CompanyTabProps {
  /** The year of the address. */
  year: number;
}
