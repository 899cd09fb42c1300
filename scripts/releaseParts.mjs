/** Files and folders of the project in a release, including built ones; the image is made of the same. */
export const carried = [
  'dist/server',
  'dist/web',
  'schema.graphql',
  'web/__generated__/persistedOperations.json',
  'Dockerfile',
  '.dockerignore',
  'compose.yaml',
  // The whole folder, because the documents link to each other.
  'docs',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
];

/** Packages with binaries, data files or workers of their own: not built into the servers, but shipped beside them. */
export const packages = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-presigned-post',
  '@electric-sql/pglite',
  '@expo-google-fonts/inter',
  'nodemailer',
  'pdfkit',
  'pg',
  'read-excel-file',
  'sharp',
  'write-excel-file',
];
