/** Files that become documents, as people call them. */
export const ACCEPTED_WORDS = 'PDF, PNG, JPEG, WebP, TIFF, XLSX, CSV, DOCX, EML, TXT, XML';
