/** File extensions of PDFs and pictures, as the `accept` attribute of a file input takes them. */
export const PAGE_ENDINGS = '.pdf,.png,.jpg,.jpeg,.webp,.tif,.tiff';

/** File extensions that can be uploaded as documents. The server checks the content of the file as well. */
export const DOC_ENDINGS = `${PAGE_ENDINGS},.xlsx,.csv,.docx,.eml,.txt,.xml`;
