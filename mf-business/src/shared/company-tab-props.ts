/** Props that the company page passes to the open tab. */
export interface CompanyTabProps {
  /** The year in the address. */
  year: number;
}
