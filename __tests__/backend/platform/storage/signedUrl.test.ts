import { expect, test } from '@jest/globals';
import { createBucketStorage } from '@/backend/platform/storage/bucketStorage';
import { signUrl } from '@/backend/platform/storage/signedUrl';

const keys = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = new Date('2013-05-24T00:00:00Z');

// The example of Amazon's own documentation of signed addresses.
test('an address is signed as Amazon signs it', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  expect(signUrl(url, keys, { now, seconds: 86_400 })).toBe(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256' +
      '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request' +
      '&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
      '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});

test('a file of a bucket is fetched there for five minutes, as a download', () => {
  const download = {
    disposition: `attachment; filename="a (1).zip"`,
    contentType: 'application/zip',
    now,
  };
  const at = (endpoint: string | null, bucket = 'photos') =>
    new URL(createBucketStorage({ ...keys, bucket, endpoint }).signedUrl('ab12', download) ?? '');
  const own = at(null);
  expect(own.origin + own.pathname).toBe('https://photos.s3.us-east-1.amazonaws.com/uploads/ab12');
  expect(Object.fromEntries(own.searchParams)).toMatchObject({
    'X-Amz-Expires': '300',
    'response-content-disposition': download.disposition,
    'response-content-type': 'application/zip',
  });
  expect(own.search).toContain('%28' + '1%29');
  const dotted = at(null, 'my.photos');
  expect(dotted.origin + dotted.pathname).toBe(
    'https://s3.us-east-1.amazonaws.com/my.photos/uploads/ab12',
  );
  const other = at('https://storage.example.org/');
  expect(other.origin + other.pathname).toBe('https://storage.example.org/photos/uploads/ab12');
});
