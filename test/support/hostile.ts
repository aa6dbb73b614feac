import fc from "fast-check";

/** What a URL may contain beside words: separators, encodings, markup, names of objects, other scripts, any length. */
export const hostile = fc.constantFrom(
  ...String.raw`. .. / // \ \\evil.example %2e%2e %2F %2F%2Fevil.example @evil.example https: javascript:alert(1) ux%2Fui
    __proto__ constructor % %E0%A4%A %00 %0D%0A %3Cimg%20src%3Dx%3E <script> </title> </h1> <!-- " ' ? # $& $1 &amp; @first@
    %40second%40 .env a. a.js -service- 設計`.split(/\s+/),
  ...["", "\0", "\r\n", "\ud800", "x".repeat(5000)],
);
