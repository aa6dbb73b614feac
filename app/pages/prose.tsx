export default function ProsePage() {
  return null;
}
