/** Files and folders of the project that a release carries, built ones among them; the image is made of the same. */
export const carried = [
  'dist/server',
  'dist/web',
  'schema.graphql',
  'web/__generated__/persistedOperations.json',
  'Dockerfile',
  '.dockerignore',
  'compose.yaml',
  // Whole: they link to each other.
  'docs',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
];

/** Packages with binaries, data files or workers of their own: the servers are built without them and find them beside. */
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
