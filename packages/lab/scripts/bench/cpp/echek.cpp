// Echek in C++17: the yardstick for packages/games/src/echek. Same data layout (lanes of five bits, 16-bit sets of window
// cells, the table of landings, a stack of frames), plain optimised code.
//
//   g++ -O3 -march=native -std=c++17 echek.cpp -o echek
//   ./echek standard 5 4/1kK1/4/4 w Rr - 0
//
// Every move is made and unmade at every ply, the last one included.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

namespace {

enum Piece { KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN, PIECES };
constexpr uint32_t RESERVE = 16, DEAD = 17, NOWHERE = 63, ONES = 0x2108421;
constexpr uint32_t PLACE = 1u << 21, CASTLE = 2u << 21, PASS = 3u << 21;
constexpr uint32_t CLOCK_LIMIT = 100;
constexpr uint32_t FILE_B = 0x1111, FILE_E = 0x8888, RANK_2 = 0x000f, RANK_5 = 0xf000;

// Cells 0-15 are the window b2-e5, 32-51 the ring around it: one 64-bit word holds a set of grid cells.
using Set = uint64_t;
int column[64], row[64], stepBack[64], inside[64], cellNumber[6][6];
uint32_t needed[32];
uint8_t spans[1 << 16];
Set reach[PIECES][16], sidesOf[64], touchTable[2][256], hiddenTable[2][16][256];
Set landings[1 << 16];

inline int lowest(uint64_t word) { return __builtin_ctzll(word); }

struct Frame {
  uint32_t lanes[2];
  uint32_t cells;
  uint32_t status;  // bit 0: black to move; bits 1 and 2: white, black may castle; then the clock
  uint32_t keyLow, keyHigh;
};

inline uint32_t laneOf(uint32_t lanes, int piece) { return (lanes >> (piece * 5)) & 31; }
inline uint32_t withLane(uint32_t lanes, int piece, uint32_t place) {
  return (lanes & ~(31u << (piece * 5))) | (place << (piece * 5));
}
inline uint32_t shiftLanes(uint32_t lanes, int step) { return lanes + ((~lanes >> 4) & ONES) * uint32_t(step); }
inline int pieceOn(uint32_t lanes, uint32_t cell) {
  const uint32_t different = lanes ^ (ONES * cell);
  return (lowest((different - ONES) & ~different & (ONES << 4)) - 4) / 5;
}

// What stops a piece: cells, and in bits 16 and 17 the limits of columns and of rows.
inline uint32_t cornerOf(uint32_t occupied) { return spans[occupied] & 15; }
inline uint32_t wallsOf(uint32_t occupied) { return occupied | uint32_t(spans[occupied] >> 4) << 16; }
inline bool isSurrounded(uint32_t place, uint32_t walls) { return !(needed[place] & ~walls); }

inline Set touching(uint32_t cells) { return touchTable[0][cells & 255] | touchTable[1][cells >> 8]; }
inline Set hiddenFrom(int from, uint32_t enemies) {
  return hiddenTable[0][from][enemies & 255] | hiddenTable[1][from][enemies >> 8];
}

class Position {
 public:
  Frame frames[256];
  Frame* top = frames;

  bool isOver() const {
    const uint32_t walls = wallsOf((top->cells | top->cells >> 16) & 0xffff);
    return isSurrounded(top->lanes[0] & 31, walls) || isSurrounded(top->lanes[1] & 31, walls) ||
           (top->status >> 3) >= CLOCK_LIMIT;
  }

  uint32_t* legalMoves(uint32_t* out) const {
    if (isOver()) return out;
    uint32_t* const begin = out;
    const int side = top->status & 1;
    const uint32_t mine = top->lanes[side], theirs = top->lanes[side ^ 1];
    const uint32_t own = (top->cells >> (side * 16)) & 0xffff, enemies = (top->cells >> ((side ^ 1) * 16)) & 0xffff;
    const uint32_t occupied = own | enemies;
    for (int piece = KING; piece < PIECES; piece++) {
      const uint32_t from = laneOf(mine, piece);
      if (from >= RESERVE) continue;
      Set targets = landings[occupied ^ (1u << from)] & reach[piece][from];
      if (targets && piece >= QUEEN && piece <= BISHOP) targets &= ~hiddenFrom(from, enemies);
      out = expand(out, uint32_t(piece) << 18 | NOWHERE << 12 | from << 6, targets);
    }
    if ((top->status & (2u << side)) && laneOf(mine, ROOK) < RESERVE) *out++ = CASTLE;
    out = placements(out, mine, laneOf(theirs, KING), own, occupied);
    if (out == begin) *out++ = PASS;
    return out;
  }

  void apply(uint32_t move) {
    const Frame& before = *top;
    Frame& after = *++top;
    const int side = before.status & 1;
    uint32_t mine = before.lanes[side], theirs = before.lanes[side ^ 1], cells = before.cells;
    uint32_t status = before.status ^ 1;
    if (move < CASTLE) {
      const int piece = (move >> 18) & 7;
      uint32_t to = move & 63;
      if (move < PLACE) {
        status += 8;
        cells ^= (1u << ((move >> 6) & 63)) << (side * 16);
        mine = withLane(mine, piece, RESERVE);
      } else {
        status &= 7;
        const uint32_t removed = (move >> 12) & 63;
        if (removed != NOWHERE) {
          const uint32_t bit = (1u << removed) << (side * 16);
          if (cells & bit) {
            cells ^= bit;
            mine = withLane(mine, pieceOn(mine, removed), RESERVE);
          } else {
            cells ^= (1u << removed) << ((side ^ 1) * 16);
            theirs = withLane(theirs, pieceOn(theirs, removed), RESERVE);
          }
        }
      }
      if (to >= 16) {
        const int step = stepBack[to];
        mine = shiftLanes(mine, step);
        theirs = shiftLanes(theirs, step);
        cells = step < 0 ? cells >> -step : cells << step;
        to = inside[to];
      }
      mine = withLane(mine, piece, to);
      cells |= (1u << to) << (side * 16);
    } else if (move == CASTLE) {
      status = (status + 8) ^ 2u << side;
      const uint32_t king = laneOf(mine, KING);
      mine = withLane(withLane(mine, KING, laneOf(mine, ROOK)), ROOK, king);
    } else {
      status += 8;
    }
    after.lanes[side] = mine;
    after.lanes[side ^ 1] = theirs;
    after.cells = cells;
    after.status = status;
    for (int owner = 0; owner < 2; owner++) {
      const uint32_t queen = laneOf(after.lanes[owner], QUEEN);
      if (!isSurrounded(queen, wallsOf((after.cells | after.cells >> 16) & 0xffff))) continue;
      after.lanes[owner] = withLane(after.lanes[owner], QUEEN, DEAD);
      after.cells ^= (1u << queen) << (owner * 16);
    }
    writeKey();
  }

  void undo() { top--; }

  void writeKey() {
    const int step = -int(cornerOf((top->cells | top->cells >> 16) & 0xffff));
    uint32_t low = shiftLanes(top->lanes[0], step) | (top->status & 1) << 30;
    uint32_t high = shiftLanes(top->lanes[1], step) | (top->status & 6) << 29;
    low = (low ^ (high >> 15) ^ (high << 7)) * 0x9e3779b1;
    high = (high ^ (low >> 15)) * 0x85ebca77;
    low = (low ^ (high >> 16)) * 0xc2b2ae3d;
    high = (high ^ (low >> 15)) * 0x27d4eb2f;
    top->keyLow = low ^ (high >> 16);
    top->keyHigh = high;
  }

 private:
  static uint32_t* expand(uint32_t* out, uint32_t stem, Set targets) {
    for (; targets; targets &= targets - 1) *out++ = stem | lowest(targets);
    return out;
  }

  static uint32_t* placements(uint32_t* out, uint32_t mine, uint32_t enemyKing, uint32_t own, uint32_t occupied) {
    const Set cells = landings[occupied] & touching(own) & ~sidesOf[enemyKing];
    if (!cells) return out;
    for (int piece = QUEEN; piece < PIECES; piece++) {
      if (laneOf(mine, piece) != RESERVE) continue;
      const uint32_t stem = PLACE | uint32_t(piece) << 18;
      if (piece == BISHOP) {
        Set idle = cells;
        for (uint32_t rest = occupied & ~(1u << enemyKing | 1u << laneOf(mine, KING)); rest; rest &= rest - 1) {
          const uint32_t removed = lowest(rest);
          const Set targets = cells & landings[occupied ^ (1u << removed)];
          idle &= ~targets;
          out = expand(out, stem | removed << 12 | NOWHERE << 6, targets);
        }
        out = expand(out, stem | NOWHERE << 12 | NOWHERE << 6, idle);
        continue;
      }
      out = expand(out, stem | NOWHERE << 12 | NOWHERE << 6, cells);
      if (piece != PAWN) continue;
      for (Set rest = cells; rest; rest &= rest - 1) {
        const uint32_t first = lowest(rest);
        out = expand(out, stem | NOWHERE << 12 | first << 6, sidesOf[first] & landings[occupied]);
      }
    }
    return out;
  }
};

// Tables.

constexpr int WAYS[8][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
constexpr int JUMPS[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

std::vector<int> walk(int from, const int way[2], int most) {
  std::vector<int> cells;
  for (int steps = 1; steps <= most; steps++) {
    const int x = column[from] + way[0] * steps, y = row[from] + way[1] * steps;
    if (x < 0 || x > 5 || y < 0 || y > 5) break;
    cells.push_back(cellNumber[y][x]);
  }
  return cells;
}

Set setOf(const std::vector<int>& cells, size_t first = 0) {
  Set set = 0;
  for (size_t index = first; index < cells.size(); index++) set |= Set(1) << cells[index];
  return set;
}

uint32_t firstGroup(uint32_t cells) {
  for (uint32_t group = cells & -cells;;) {
    const uint32_t wide = group | (group & ~FILE_E) << 1 | (group & ~FILE_B) >> 1;
    const uint32_t wider = (wide | wide << 4 | wide >> 4) & cells;
    if (wider == group) return group;
    group = wider;
  }
}

void makeTables() {
  for (int cell = 0; cell < 64; cell++) column[cell] = row[cell] = -9;
  int ring = 32;
  for (int y = 0; y < 6; y++) {
    for (int x = 0; x < 6; x++) {
      const int right = x == 0 ? 1 : x == 5 ? -1 : 0, up = y == 0 ? 1 : y == 5 ? -1 : 0;
      const int cell = right == 0 && up == 0 ? (y - 1) * 4 + x - 1 : ring++;
      column[cell] = x;
      row[cell] = y;
      stepBack[cell] = right + up * 4;
      inside[cell] = (y - 1) * 4 + x - 1 + stepBack[cell];
      cellNumber[y][x] = cell;
    }
  }
  for (int place = 16; place < 32; place++) needed[place] = ~0u;
  for (int cell = 0; cell < 64; cell++) {
    if (column[cell] < 0) continue;
    for (int way = 0; way < 4; way++) sidesOf[cell] |= setOf(walk(cell, WAYS[way], 1));
  }
  for (int from = 0; from < 16; from++) {
    needed[from] = uint32_t(sidesOf[from] & 0xffff);
    if (column[from] == 1 || column[from] == 4) needed[from] |= 1 << 16;
    if (row[from] == 1 || row[from] == 4) needed[from] |= 2 << 16;
    for (int way = 0; way < 8; way++) {
      const std::vector<int> line = walk(from, WAYS[way], 6);
      touchTable[from >> 3][1 << (from & 7)] |= setOf(walk(from, WAYS[way], 1));
      reach[KING][from] |= setOf(walk(from, WAYS[way], 1));
      reach[KNIGHT][from] |= setOf(walk(from, JUMPS[way], 1));
      reach[QUEEN][from] |= setOf(line);
      reach[way < 4 ? ROOK : BISHOP][from] |= setOf(line);
      for (size_t index = 0; index < line.size() && line[index] < 16; index++) {
        hiddenTable[line[index] >> 3][from][1 << (line[index] & 7)] |= setOf(line, index + 1);
      }
    }
    reach[PAWN][from] = sidesOf[from];
  }
  for (int half = 0; half < 2; half++) {
    for (int set = 1; set < 256; set++) {
      touchTable[half][set] = touchTable[half][set & (set - 1)] | touchTable[half][set & -set];
      for (int from = 0; from < 16; from++) {
        Set(&hidden)[256] = hiddenTable[half][from];
        hidden[set] = hidden[set & (set - 1)] | hidden[set & -set];
      }
    }
  }
  for (uint32_t pieces = 1; pieces < 1 << 16; pieces++) {
    int left = 9, right = 0, bottom = 9, top = 0;
    for (int cell = 0; cell < 16; cell++) {
      if (!(pieces >> cell & 1)) continue;
      left = std::min(left, column[cell]), right = std::max(right, column[cell]);
      bottom = std::min(bottom, row[cell]), top = std::max(top, row[cell]);
    }
    spans[pieces] = uint8_t((bottom - 1) * 4 + left - 1 + (right - left == 3) * 16 + (top - bottom == 3) * 32);
    Set cells = 0;
    for (int cell = 0; cell < 52; cell++) {
      if (column[cell] < 0 || (cell < 16 && (pieces >> cell & 1))) continue;
      if (column[cell] > right - 4 && column[cell] < left + 4 && row[cell] > top - 4 && row[cell] < bottom + 4) {
        cells |= Set(1) << cell;
      }
    }
    for (uint32_t rest = pieces; rest;) {
      const uint32_t group = firstGroup(rest);
      cells &= touching(group);
      rest ^= group;
    }
    landings[pieces] = cells;
  }
}

bool parse(Position& position, int count, char** fields) {
  Frame& frame = *position.top;
  std::memset(&frame, 0, sizeof frame);
  for (uint32_t& lanes : frame.lanes) lanes = ONES * RESERVE;
  const char* const letters = "KQRBNPkqrbnp";
  int x = 0, y = 3;
  for (const char* next = fields[0]; *next; next++) {
    if (*next == '/') {
      y--;
      x = 0;
    } else if (*next >= '1' && *next <= '4') {
      x += *next - '0';
    } else {
      const char* letter = std::strchr(letters, *next);
      if (!letter || x > 3 || y < 0) return false;
      const int number = int(letter - letters), side = number / PIECES, cell = y * 4 + x++;
      frame.lanes[side] = withLane(frame.lanes[side], number % PIECES, cell);
      frame.cells |= (1u << cell) << (side * 16);
    }
  }
  frame.status = fields[1][0] == 'b';
  if (std::strchr(fields[2], 'R')) frame.status |= 2;
  if (std::strchr(fields[2], 'r')) frame.status |= 4;
  if (std::strchr(fields[3], 'Q')) frame.lanes[0] = withLane(frame.lanes[0], QUEEN, DEAD);
  if (std::strchr(fields[3], 'q')) frame.lanes[1] = withLane(frame.lanes[1], QUEEN, DEAD);
  if (count > 4) frame.status |= uint32_t(std::atoi(fields[4])) << 3;
  position.writeKey();
  return true;
}

uint32_t lists[64][640];

uint64_t perft(Position& position, int depth) {
  uint32_t* const moves = lists[depth];
  const uint32_t* const end = position.legalMoves(moves);
  uint64_t nodes = 0;
  for (const uint32_t* move = moves; move != end; move++) {
    position.apply(*move);
    nodes += depth == 1 ? 1 : perft(position, depth - 1);
    position.undo();
  }
  return nodes;
}

}  // namespace

int main(int count, char** arguments) {
  // The position comes as one argument or as several.
  std::string text;
  for (int index = 3; index < count; index++) text += std::string(index > 3 ? " " : "") + arguments[index];
  std::vector<char*> fields;
  for (char* field = std::strtok(text.data(), " "); field; field = std::strtok(nullptr, " ")) fields.push_back(field);
  static Position position;
  const int depth = count > 2 ? std::atoi(arguments[2]) : 0;
  makeTables();
  if (depth < 1 || depth > 60 || fields.size() < 4 || !parse(position, int(fields.size()), fields.data())) {
    std::fprintf(stderr, "usage: %s standard <depth> <ranks> <side> <castling> <dead> [clock]\n", arguments[0]);
    return 2;
  }
  // Small counts are repeated, so that there is something to measure. Time is processor time, as on the other side.
  const char* repeats = std::getenv("REPEATS");
  const std::clock_t start = std::clock();
  uint64_t nodes = 0;
  for (int round = repeats ? std::atoi(repeats) : 1; round > 0; round--) nodes += perft(position, depth);
  const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("nodes %llu seconds %.6f\n", static_cast<unsigned long long>(nodes), seconds);
}
