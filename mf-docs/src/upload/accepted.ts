/** Endings that the browser's choice of files offers; the server looks into the file. */
export const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.webp,.tif,.tiff,.xlsx,.csv,.docx,.eml,.txt,.xml';
/** The same as people call them. */
export const ACCEPTED_WORDS = 'PDF, PNG, JPEG, WebP, TIFF, XLSX, CSV, DOCX, EML, TXT, XML';
