"""Writes client/src/app/protocol.ts from the server's message structs: `make types`.

`python tools/types/generate.py --check` only says whether the file is up to date.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec.inspect as inspect

from igroteka.server.wire import api, messages, requests

TARGET = Path(__file__).parents[2] / "client" / "src" / "app" / "protocol.ts"
SOURCE = "src/igroteka/server/wire/requests.py"
HEAD = f"// Made from the server's message structs by `make types`. Do not edit: see {SOURCE}.\n"
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def structs() -> list[type]:
    """Every struct that travels, in the order of the files."""
    asked, told = requests.ClientMessage.__args__, messages.ServerMessage.__args__
    travelling = [v for v in vars(api).values() if isinstance(v, type) and v.__module__ == api.__name__]
    return [*asked, *told, *travelling]


def spelled(kind: Any, found: dict[str, inspect.StructType]) -> str:
    """A type in TypeScript; structs met on the way are noted in `found`."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(dict.fromkeys(spelled(member, found) for member in kind.types))
    if isinstance(kind, inspect.StructType):
        return noted(kind, found)
    return collection(kind, found)


def collection(kind: Any, found: dict[str, inspect.StructType]) -> str:
    if isinstance(kind, inspect.DictType):
        return f"Record<{spelled(kind.key_type, found)}, {spelled(kind.value_type, found)}>"
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return array(spelled(kind.item_type, found))
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(spelled(item, found) for item in kind.item_types)}]"
    if isinstance(kind, inspect.CustomType | inspect.Metadata):
        return spelled(kind.type, found)
    raise TypeError(f"no TypeScript for {kind}")


def array(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def noted(kind: inspect.StructType, found: dict[str, inspect.StructType]) -> str:
    name = kind.cls.__name__
    if name not in found:
        found[name] = kind
        for field in kind.fields:
            spelled(field.type, found)
    return name


def interface(kind: inspect.StructType) -> str:
    """One struct. Optional is what a client may leave out, and what the server leaves out when it is the default."""
    lines = [comment(kind.cls), f"export interface {kind.cls.__name__} {{"]
    if kind.tag is not None:
        lines.append(f"  {kind.tag_field}: '{kind.tag}';")
    for field in kind.fields:
        mark = "?" if may_be_left_out(kind.cls) and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {spelled(field.type, {})};")
    return "\n".join([line for line in lines if line] + ["}"])


def comment(cls: type) -> str:
    words = " ".join((cls.__doc__ or "").split())
    return f"/** {words} */" if words and not words.startswith("Struct(") else ""


def may_be_left_out(cls: type) -> bool:
    config = cls.__struct_config__
    return bool(config.forbid_unknown_fields or config.omit_defaults)


def protocol() -> str:
    found: dict[str, inspect.StructType] = {}
    for struct in structs():
        spelled(inspect.type_info(struct), found)
    interfaces = [interface(kind) for kind in found.values()]
    return "\n\n".join([HEAD + f"export const PROTOCOL = {requests.PROTOCOL};", *interfaces, *unions()]) + "\n"


def unions() -> list[str]:
    pairs = (("ClientMessage", requests.ClientMessage), ("ServerMessage", messages.ServerMessage))
    return [f"export type {name} =\n  | " + "\n  | ".join(c.__name__ for c in u.__args__) + ";" for name, u in pairs]


def main() -> int:
    text = protocol()
    if "--check" in sys.argv:
        return 0 if TARGET.read_text() == text else 1
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
